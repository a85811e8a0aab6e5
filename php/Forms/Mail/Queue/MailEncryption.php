<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** Hides the words of a secret mail while it waits in the database. */
interface MailEncryption {

	public function seal( string $text ): string;

	/** Null when it cannot be opened any more. */
	public function open( string $sealed ): ?string;
}
