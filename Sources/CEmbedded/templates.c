#include "cembedded.h"

// C has `#embed` since 2023, and clang in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t card_grid_yml[] = {
#embed "../Answers/Templates/card-grid.yml"
};
const EmbeddedFile offstage_card_grid_yml = {card_grid_yml, sizeof card_grid_yml};

static const uint8_t chat_yml[] = {
#embed "../Answers/Templates/chat.yml"
};
const EmbeddedFile offstage_chat_yml = {chat_yml, sizeof chat_yml};

static const uint8_t list_yml[] = {
#embed "../Answers/Templates/list.yml"
};
const EmbeddedFile offstage_list_yml = {list_yml, sizeof list_yml};

static const uint8_t login_yml[] = {
#embed "../Answers/Templates/login.yml"
};
const EmbeddedFile offstage_login_yml = {login_yml, sizeof login_yml};

static const uint8_t profile_yml[] = {
#embed "../Answers/Templates/profile.yml"
};
const EmbeddedFile offstage_profile_yml = {profile_yml, sizeof profile_yml};

static const uint8_t settings_yml[] = {
#embed "../Answers/Templates/settings.yml"
};
const EmbeddedFile offstage_settings_yml = {settings_yml, sizeof settings_yml};
