<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Platform\Http\CurrentRequest;

/** The submitted input of a form on an entry's screen. */
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

	/** Returns the value; 0 if it is not a number. */
	public function int( string $name ): int {
		$value = $this->request->posted( $name );
		return ctype_digit( $value ) && strlen( $value ) < 19 ? (int) $value : 0;
	}

	/** Returns the id of the entry in the URL. */
	public function entry(): int {
		return $this->request->id( 'entry' );
	}

	/** Returns the name of the notice in the URL. */
	public function notice(): string {
		return $this->request->query( EntryActionController::NOTICE );
	}
}
