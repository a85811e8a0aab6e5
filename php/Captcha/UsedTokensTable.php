<?php

declare( strict_types=1 );

namespace Atoll\Captcha;

use Atoll\Migrations\Migration;
use Atoll\Migrations\Tables;

/** Tokens that a stored submission came with, until they would have expired anyway. */
final class UsedTokensTable implements Migration {

	public const NAME = 'atoll_captcha_tokens';

	public function __construct( private Tables $tables ) {}

	public function name(): string {
		return 'captcha_tokens';
	}

	public function steps(): array {
		return array( $this->create( ... ) );
	}

	public function remove(): void {
		$this->tables->drop( self::NAME );
	}

	private function create(): void {
		$this->tables->create(
			self::NAME,
			'token char(64) NOT NULL,
ends bigint(20) unsigned NOT NULL,
PRIMARY KEY  (token),
KEY ends (ends)'
		);
	}
}
