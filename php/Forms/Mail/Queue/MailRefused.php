<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** Thrown if a mail was not accepted, or not for all recipients. The message gives the reason to the site's owner. */
final class MailRefused extends \RuntimeException {

	/** @param list<string> $accepted Addresses that it was accepted for nevertheless. */
	public function __construct( string $reason, public readonly array $accepted = array() ) {
		parent::__construct( array() === $accepted ? $reason : $reason . ' Taken for: ' . implode( ', ', $accepted ) );
	}
}
