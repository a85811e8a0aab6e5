<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Access\Encryption\TextEncryption;

/** A draft's token as its owner's list keeps it: sealed for that draft alone, so that the database opens nothing. */
final class DraftTokenEncryption {

	public function __construct( private TextEncryption $encryption ) {}

	public function seal( string $token ): string {
		return $this->encryption->seal( $token, $this->context( DraftToken::hash( $token ) ) );
	}

	/** Null for a draft without one, and when the site's key is another by now. */
	public function open( DraftRow $draft ): ?string {
		return $this->encryption->open( $draft->sealedToken, $this->context( $draft->tokenHash ) );
	}

	private function context( string $tokenHash ): string {
		return "token of draft {$tokenHash}";
	}
}
