<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Mail\Letter;
use Atoll\Mail\Message;

/** What the portal writes to people about their account: a few paragraphs, and a link where there is something to do. */
final class AccountMail {

	public function __construct( private Letter $letter ) {}

	/**
	 * @param list<string> $to
	 * @param string       $subject Begins with the site's name.
	 * @param list<string> $lines   Plain text, a paragraph each.
	 * @param string       $link    Whole address; it opens something, so the mail is forgotten once it was sent.
	 * @param list<string> $after   What is said below the link.
	 */
	public function message( array $to, string $subject, array $lines, string $link = '', array $after = array() ): Message {
		$subject = $this->site() . ': ' . $subject;
		$shown   = '' === $link ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $link ), esc_html( $link ) );
		return new Message(
			$to,
			$subject,
			$this->letter->html( $subject, $this->paragraphs( $lines ) . $shown . $this->paragraphs( $after ) ),
			implode( "\n\n", array_filter( array( ...$lines, $link, ...$after ) ) ) . "\n",
			secret: '' !== $link,
		);
	}

	/** The site's name as text. */
	public function site(): string {
		return wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	}

	/** @param list<string> $lines */
	private function paragraphs( array $lines ): string {
		return implode( '', array_map( static fn( string $line ): string => '<p>' . esc_html( $line ) . '</p>', $lines ) );
	}
}
