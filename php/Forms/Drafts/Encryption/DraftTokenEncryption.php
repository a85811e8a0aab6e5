<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Platform\Access\Encryption\TextEncryption;

/** Encrypts a draft's token for its owner's list, bound to that draft: the database alone opens no draft. */
final class DraftTokenEncryption {

	public function __construct( private TextEncryption $encryption ) {}

	public function seal( string $token ): string {
		return $this->encryption->seal( $token, $this->context( DraftToken::hash( $token ) ) );
	}

	/** Returns null for a draft without a token, and if the site's key has changed. */
	public function open( DraftRow $draft ): ?string {
		return $this->encryption->open( $draft->sealedToken, $this->context( $draft->tokenHash ) );
	}

	private function context( string $tokenHash ): string {
		return "token of draft {$tokenHash}";
	}
}
