<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

use Atoll\Forms\Mail\Queue\MailEncryption;

/** A mail with a resume link opens a draft, so it is sealed as the draft is. */
final class ResumeMailEncryption implements MailEncryption {

	private const CONTEXT = 'mail';

	public function __construct( private TextEncryption $encryption ) {}

	public function seal( string $text ): string {
		return $this->encryption->seal( $text, self::CONTEXT );
	}

	public function open( string $sealed ): ?string {
		return $this->encryption->open( $sealed, self::CONTEXT );
	}
}
