<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

use Atoll\Forms\Drafts\Storage\DraftRow;

/** A draft's token as its owner's list keeps it: sealed for that draft alone, so that the database opens nothing. */
final class DraftTokenEncryption {

	public function __construct( private TextEncryption $encryption ) {}

	/** @return string The key's id, a dot, and the token sealed. */
	public function seal( string $token ): string {
		$sealed = $this->encryption->seal( $token, $this->context( DraftToken::hash( $token ) ) );
		return $sealed['keyId'] . '.' . $sealed['sealed'];
	}

	/** Null for a draft without one, and when the site's key is another by now. */
	public function open( DraftRow $draft ): ?string {
		[ $keyId, $sealed ] = explode( '.', $draft->sealedToken, 2 ) + array( '', '' );
		return $this->encryption->open( $sealed, $keyId, $this->context( $draft->tokenHash ) );
	}

	private function context( string $tokenHash ): string {
		return "token of draft {$tokenHash}";
	}
}
