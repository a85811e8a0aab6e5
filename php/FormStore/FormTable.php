<?php

declare( strict_types=1 );

namespace Atoll\FormStore;

use Atoll\Migrations\Migration;
use Atoll\Migrations\Tables;

/** A form's public number and its compiled definition, beside the post that editors work on. */
final class FormTable implements Migration {

	public const NAME = 'atoll_forms';

	public function __construct( private Tables $tables ) {}

	public function name(): string {
		return 'forms';
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
			'number bigint(20) unsigned NOT NULL AUTO_INCREMENT,
post_id bigint(20) unsigned NOT NULL,
version bigint(20) unsigned NOT NULL DEFAULT 0,
definition longtext NOT NULL,
PRIMARY KEY  (number),
UNIQUE KEY post_id (post_id)'
		);
	}
}
