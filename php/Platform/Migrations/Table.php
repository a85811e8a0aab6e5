<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** A service's table, made in one step; one that has changed since adds further steps. */
abstract class Table implements Migration {

	/** @var string Without the site's prefix, such as `atoll_entries`. */
	public const NAME = '';

	/** @var list<string> What columns of other tables that hold its ids are called: {@see Tables::create()}. */
	public const REFERRED_AS = array();

	/** @var bool Whether what is in it is gone with it. One that a backup left out is made anew where it does not. */
	public const NEEDS_BACKUP = true;

	public function __construct( protected Tables $tables ) {}

	/** Column and key lines of its first step, one per line. */
	abstract protected function columns(): string;

	/** Those that it has after all of its steps. */
	protected function allColumns(): string {
		return $this->columns();
	}

	public function name(): string {
		return substr( static::NAME, strlen( 'atoll_' ) );
	}

	public function exists(): bool {
		return $this->tables->has( static::NAME );
	}

	/** @return list<string> Its columns and keys that are not there: {@see Tables::lacking()}. */
	public function lacking(): array {
		return $this->tables->lacking( static::NAME, $this->allColumns() );
	}

	public function steps(): array {
		return array( $this->create( ... ) );
	}

	/** Makes it, or adds what it lacks. */
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
