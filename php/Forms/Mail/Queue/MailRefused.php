<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** A mail was not accepted, or not for every recipient; the message says why, for the site's owner. */
final class MailRefused extends \RuntimeException {

	/** @param list<string> $accepted Addresses that it was accepted for all the same. */
	public function __construct( string $reason, public readonly array $accepted = array() ) {
		parent::__construct( array() === $accepted ? $reason : $reason . ' Taken for: ' . implode( ', ', $accepted ) );
	}
}
