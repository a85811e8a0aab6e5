<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Tokens;

use Atoll\Platform\Migrations\Table;

/** Table with the captcha tokens of stored submissions, until they would have expired anyway. */
final class UsedCaptchaTokensTable extends Table {

	public const NAME         = 'atoll_captcha_tokens';
	public const NEEDS_BACKUP = false;

	protected function columns(): string {
		return 'token char(64) NOT NULL,
ends bigint(20) unsigned NOT NULL,
PRIMARY KEY  (token),
KEY ends (ends)';
	}
}
