<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Mail\Sealer;

/** A mail with a resume link opens a draft, so it is sealed as the draft is. */
final class MailSealer implements Sealer {

	private const PLACE = 'mail';

	public function __construct( private Seal $seal ) {}

	public function close( string $text ): string {
		$closed = $this->seal->close( $text, self::PLACE );
		return $closed['keyId'] . '.' . $closed['sealed'];
	}

	public function open( string $sealed ): ?string {
		[ $keyId, $text ] = explode( '.', $sealed, 2 ) + array( '', '' );
		return $this->seal->open( $text, $keyId, self::PLACE );
	}
}
