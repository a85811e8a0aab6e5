<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Engine\Contract\JsonData;

/** A mail before it is queued: recipients, and the same words as HTML and as plain text. */
final class MailMessage {

	/** Headers that may be set; everything else is WordPress'. */
	private const HEADERS = array( 'reply_to', 'cc', 'bcc' );
	private const REPLY   = array( 'reply_to' => true );

	/** @var list<string> Addresses that exist in form; others are left out. */
	public readonly array $to;
	/** One line. */
	public readonly string $subject;
	public readonly string $html;
	public readonly string $text;

	/** @var array<string, list<string>> `reply_to`, `cc`, `bcc` => addresses. */
	public readonly array $headers;

	/**
	 * Takes out line breaks, which could begin another header, so that no caller has to think of it, and NUL, which
	 * no mail may hold (RFC 5322).
	 *
	 * @param list<string>                     $to
	 * @param string                           $html    A whole document or a part of one; safe.
	 * @param array<string, list<string>>      $headers `reply_to`, `cc`, `bcc` => addresses.
	 * @param string                           $fromName Shown as the sender; empty for the site's.
	 * @param bool $secret Holds something that must not be stored for long: its content is deleted once it was sent.
	 * @param bool $bounded To an address that somebody named who need not be its owner, and so held when its mailbox
	 * gets too much.
	 * @param int $toUser Id of the user whom it is to, at whatever address they have when it is sent; 0 for none.
	 * @param int $ends Seconds since the epoch from which its link opens nothing; 0 where it stays worth sending.
	 */
	public function __construct(
		array $to,
		string $subject,
		string $html,
		string $text,
		array $headers = array(),
		public readonly string $fromName = '',
		public readonly bool $secret = false,
		public readonly bool $bounded = false,
		public readonly int $toUser = 0,
		public readonly int $ends = 0,
	) {
		$this->to      = self::addresses( $to );
		$this->subject = self::line( $subject );
		$this->html    = str_replace( "\0", '', $html );
		$this->text    = str_replace( "\0", '', $text );
		$this->headers = array_filter(
			array_map( self::addresses( ... ), array_intersect_key( $headers, array_flip( self::HEADERS ) ) )
		);
	}

	/** @param string $json As {@see toJson()} writes it. */
	public static function from( string $json ): self {
		$data = JsonData::of( json_decode( $json, true ) );
		return new self(
			array_values( $data->strings( 'to' ) ),
			$data->string( 'subject' ),
			$data->string( 'html' ),
			$data->string( 'text' ),
			array_map(
				static fn( mixed $addresses ) => array_values( array_filter( (array) $addresses, 'is_string' ) ),
				$data->array( 'headers' )
			),
			$data->string( 'fromName' ),
			$data->bool( 'secret' ),
			$data->bool( 'bounded' ),
			$data->int( 'toUser' ),
			$data->int( 'ends' ),
		);
	}

	/** @return string JSON in ASCII. */
	public function toJson(): string {
		return (string) wp_json_encode( get_object_vars( $this ) );
	}

	/** @param int $user Id of whoever has the address, and may have had another one; 0 for no user. */
	public function isTo( string $email, int $user = 0 ): bool {
		return ( $user > 0 && $user === $this->toUser )
			|| in_array( strtolower( $email ), array_map( 'strtolower', $this->to ), true );
	}

	/** The same message to the same people without its content. */
	public function withoutContent(): self {
		return new self(
			$this->to,
			$this->subject,
			'',
			'',
			array(),
			$this->fromName,
			$this->secret,
			toUser: $this->toUser,
			ends: $this->ends
		);
	}

	/**
	 * The same message to all but these. Where no other recipient is left it is to those who were to get a copy; blind
	 * copies stay blind.
	 *
	 * @param list<string> $addresses
	 */
	public function withoutRecipients( array $addresses ): self {
		$copies = array_map(
			static fn( array $list ) => self::except( $list, $addresses ),
			array_diff_key( $this->headers, self::REPLY )
		);
		$to     = self::except( $this->to, $addresses );
		if ( array() === $to ) {
			$to           = $copies['cc'] ?? array();
			$copies['cc'] = array();
		}
		return $this->with( $to, array_intersect_key( $this->headers, self::REPLY ) + $copies );
	}

	/** @return list<string> Whom it is addressed to: its recipients, else each who is to get a blind copy. */
	public function addressees(): array {
		return $this->to ?: $this->headers['bcc'] ?? array();
	}

	/**
	 * As a mail server is to get it. No mail goes to nobody but blind copies, who would have to be addressed: each of
	 * them gets one of their own.
	 *
	 * @return list<self> None where nobody is left.
	 */
	public function deliveries(): array {
		return array() !== $this->to ? array( $this ) : array_map(
			fn( string $address ) => $this->with(
				array( $address ),
				array_intersect_key( $this->headers, self::REPLY )
			),
			$this->addressees()
		);
	}

	/** The same message, which nobody is to get once its link has ended. */
	public function until( int $ends ): self {
		return $this->with( ends: $ends );
	}

	/** The same message, sent because somebody of the site wants it to be. */
	public function unbounded(): self {
		return $this->with( bounded: false );
	}

	/** The same message to another address of the user whom it is to. */
	public function readdressed( string $email ): self {
		return $this->with( array( $email ) );
	}

	/** Text as one line, without control characters. */
	public static function line( string $text ): string {
		return trim(
			(string) preg_replace(
				'~[\x00-\x1f\x7f-\x{9f}\x{2028}\x{2029}]+~u', ' ', wp_check_invalid_utf8( $text, true )
			)
		);
	}

	/**
	 * @param list<string>|null                $to Null for anything that stays as it is.
	 * @param array<string, list<string>>|null $headers
	 */
	private function with( ?array $to = null, ?array $headers = null, ?bool $bounded = null, ?int $ends = null ): self {
		return new self(
			$to ?? $this->to,
			$this->subject,
			$this->html,
			$this->text,
			$headers ?? $this->headers,
			$this->fromName,
			$this->secret,
			$bounded ?? $this->bounded,
			$this->toUser,
			$ends ?? $this->ends
		);
	}

	/**
	 * @param list<string> $list
	 * @param list<string> $excluded
	 * @return list<string>
	 */
	private static function except( array $list, array $excluded ): array {
		return array_values( array_diff( $list, $excluded ) );
	}

	/**
	 * @param array<string> $addresses
	 * @return list<string> What is an address in them, each once.
	 */
	public static function addresses( array $addresses ): array {
		$valid = array_filter(
			array_map( 'trim', $addresses ), static fn( string $address ) => false !== is_email( $address )
		);
		return array_values( array_unique( $valid ) );
	}
}
