<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** A service's table, created in one step; later changes add further steps. */
abstract class Table implements Migration {

	/** @var string Name without the site's prefix, such as `atoll_entries`. */
	public const NAME = '';

	/** @var list<string> Names of columns in other tables that hold its ids: {@see Tables::create()}. */
	public const REFERRED_AS = array();

	/** @var bool Whether a loss of its rows matters. If not, a table that a backup left out is created again. */
	public const NEEDS_BACKUP = true;

	public function __construct( protected Tables $tables ) {}

	/** Returns the column and key definitions of its first step, one per line. */
	abstract protected function columns(): string;

	/** Returns the definitions after all of its steps. */
	protected function allColumns(): string {
		return $this->columns();
	}

	public function name(): string {
		return substr( static::NAME, strlen( 'atoll_' ) );
	}

	public function exists(): bool {
		return $this->tables->has( static::NAME );
	}

	/** @return list<string> Columns and keys that do not exist: {@see Tables::lacking()}. */
	public function lacking(): array {
		return $this->tables->lacking( static::NAME, $this->allColumns() );
	}

	public function steps(): array {
		return array( $this->create( ... ) );
	}

	/** Creates the table, or adds missing columns and keys. */
	public function complete(): void {
		$this->tables->create( static::NAME, $this->allColumns(), static::REFERRED_AS );
	}

	public function remove(): void {
		$this->tables->drop( static::NAME );
	}

	protected function create(): void {
		$this->tables->create( static::NAME, $this->columns(), static::REFERRED_AS );
	}
}
