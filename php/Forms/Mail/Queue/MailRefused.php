<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** A mail was not taken, or not for everybody; the message says why, for the site's owner. */
final class MailRefused extends \RuntimeException {

	/** @param list<string> $taken Addresses that it was taken for all the same: they have it. */
	public function __construct( string $reason, public readonly array $taken = array() ) {
		parent::__construct( array() === $taken ? $reason : $reason . ' Taken for: ' . implode( ', ', $taken ) );
	}
}
