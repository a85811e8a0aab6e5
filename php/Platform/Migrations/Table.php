<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** A service's table, made in one step; one that has changed since adds further steps. */
abstract class Table implements Migration {

	/** @var string Without the site's prefix, such as `atoll_entries`. */
	public const NAME = '';

	public function __construct( protected Tables $tables ) {}

	/** Column and key lines, one per line. */
	abstract protected function columns(): string;

	public function name(): string {
		return substr( static::NAME, strlen( 'atoll_' ) );
	}

	public function exists(): bool {
		return $this->tables->has( static::NAME );
	}

	public function steps(): array {
		return array( $this->create( ... ) );
	}

	public function remove(): void {
		$this->tables->drop( static::NAME );
	}

	protected function create(): void {
		$this->tables->create( static::NAME, $this->columns() );
	}
}
