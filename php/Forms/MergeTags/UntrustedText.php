<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

/**
 * A stranger's text in an email to an address that the same stranger entered: a few words, and nothing that an email
 * program turns into a link. Otherwise a form could be used to send advertising to anybody in the broker's name.
 */
final class UntrustedText {

	/** Maximum code points per answer. */
	private const LENGTH = 200;

	/**
	 * URLs with a scheme, or what email programs take for one; also dots that browsers accept in host names.
	 */
	private const LINK = '~(?:\b[a-z][a-z0-9+.\-]*:\s*[/\\\\]{2}|\bwww[.。．｡]|\b(?:mailto|tel|sms|javascript|data):)\S*~iu';

	/** The dots in names such as example.com, except those in email addresses, which lead to no page. */
	private const DOT = '~[\p{L}\p{N}._%+\-\']+@[\p{L}\p{N}\-]+(?:\.[\p{L}\p{N}\-]+)+(*SKIP)(*F)|(?<=[\p{L}\p{N}])[.。．｡](?=\p{L}{2})~u';

	public function text( string $text ): string {
		$defused = (string) preg_replace( self::LINK, __( '(link left out)', 'atoll' ), $text );
		$defused = (string) preg_replace( self::DOT, '. ', $defused );
		return mb_strlen( $defused, 'UTF-8' ) > self::LENGTH
			? mb_substr( $defused, 0, self::LENGTH - 1, 'UTF-8' ) . '…'
			: $defused;
	}

	/** A URL of this site may stay a link. */
	public function address( string $address ): string {
		return str_starts_with( $address, home_url( '/' ) ) ? $address : $this->text( $address );
	}
}
