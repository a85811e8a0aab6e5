<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Platform\Http\CurrentRequest;

/** What was typed into a posted form of an entry's screen. */
final class EntryActionInput {

	public const ACTION  = 'atoll_entry_action';
	public const TARGET  = 'atoll_of';
	public const VERSION = 'atoll_version';
	public const NONCE   = 'atoll_nonce';

	public function __construct( private CurrentRequest $request ) {}

	public function text( string $name ): string {
		return $this->request->posted( $name );
	}

	public function isChecked( string $name ): bool {
		return '1' === $this->request->posted( $name );
	}

	/** 0 for anything that is no number. */
	public function int( string $name ): int {
		$value = $this->request->posted( $name );
		return ctype_digit( $value ) && strlen( $value ) < 19 ? (int) $value : 0;
	}

	/** Of the entry that the address names. */
	public function entry(): int {
		return $this->request->id( 'entry' );
	}

	/** Of the notice that the address asks for. */
	public function notice(): string {
		return $this->request->query( EntryActionController::NOTICE );
	}
}
