<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Engine\Contract\JsonData;

/** A mail before it is queued: recipients, and the same content as HTML and as plain text. */
final class MailMessage {

	/** Headers that callers may set; WordPress sets all others. */
	private const HEADERS = array( 'reply_to', 'cc', 'bcc' );
	private const REPLY   = array( 'reply_to' => true );

	/** @var list<string> Valid addresses; invalid ones are left out. */
	public readonly array $to;
	/** A single line. */
	public readonly string $subject;
	public readonly string $html;
	public readonly string $text;

	/** @var array<string, list<string>> `reply_to`, `cc`, `bcc` => addresses. */
	public readonly array $headers;

	/**
	 * Removes line breaks, which could begin another header, so that callers need not do so, and NUL, which mail may
	 * not contain (RFC 5322).
	 *
	 * @param list<string>                     $to
	 * @param string                           $html    A whole document or a part of one; safe.
	 * @param array<string, list<string>>      $headers `reply_to`, `cc`, `bcc` => addresses.
	 * @param string                           $fromName Name of the sender; empty for the site's name.
	 * @param bool $secret Whether it must not be stored for long: its content is deleted once it was sent.
	 * @param bool $bounded Whether a stranger may have named the address; held if its mailbox gets too much mail.
	 * @param int $toUser Id of the user it is for, at whatever address they have when it is sent; 0 for none.
	 * @param int $ends Time when its link stops working, in seconds since the epoch; 0 if it stays worth sending.
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

	/** @param string $json JSON from {@see toJson()}. */
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

	/** @param int $user Id of the user who has the address now, and may have had another one; 0 for no user. */
	public function isTo( string $email, int $user = 0 ): bool {
		return ( $user > 0 && $user === $this->toUser )
			|| in_array( strtolower( $email ), array_map( 'strtolower', $this->to ), true );
	}

	/** Returns the message to the same recipients without its content. */
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
	 * Returns the message without these recipients. If that leaves no recipient, it goes to those who were to get a
	 * copy; blind copies stay blind.
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

	/** @return list<string> Recipients; if there are none, those who are to get a blind copy. */
	public function addressees(): array {
		return $this->to ?: $this->headers['bcc'] ?? array();
	}

	/**
	 * Returns the messages to give to a mail server. No mail goes only to blind copies, because they would have to be
	 * named as recipients: each gets a message of its own.
	 *
	 * @return list<self> Empty if there are no recipients left.
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

	/** Returns the message with a time after which it is not sent any more, because its link has stopped working. */
	public function until( int $ends ): self {
		return $this->with( ends: $ends );
	}

	/** Returns the message without the limit for mailboxes, because staff want it to be sent. */
	public function unbounded(): self {
		return $this->with( bounded: false );
	}

	/** Returns the message to another address of the user it is for. */
	public function readdressed( string $email ): self {
		return $this->with( array( $email ) );
	}

	/** Returns text as one line, without control characters. */
	public static function line( string $text ): string {
		return trim(
			(string) preg_replace(
				'~[\x00-\x1f\x7f-\x{9f}\x{2028}\x{2029}]+~u', ' ', wp_check_invalid_utf8( $text, true )
			)
		);
	}

	/**
	 * @param list<string>|null                $to Null for any argument leaves the value as it is.
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
	 * @return list<string> Valid addresses among them, without duplicates.
	 */
	public static function addresses( array $addresses ): array {
		$valid = array_filter(
			array_map( 'trim', $addresses ), static fn( string $address ) => false !== is_email( $address )
		);
		return array_values( array_unique( $valid ) );
	}
}
