<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

/** Where an entry's files can be fetched, by their ids. */
interface FileLinks {

	/** For those who are logged in and may see entries; it does not end. */
	public function forViewers( string $id ): string;

	/** For whoever has it, for a short time. */
	public function signed( string $id ): string;
}
