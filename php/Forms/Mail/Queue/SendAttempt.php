<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Mail\MailMessage;

/** An attempt to send a mail. */
final class SendAttempt implements \JsonSerializable {

	/** Maximum code points of a stored error. */
	private const LENGTH = 300;

	public readonly string $error;

	/**
	 * @param string $at       UTC, `Y-m-d H:i:s`.
	 * @param string $error    Error from the mail server or WordPress; empty if it was accepted.
	 * @param bool   $hasEnded Whether the process has recorded the outcome; stays false if it died on the way.
	 */
	public function __construct(
		public readonly string $at,
		string $error,
		public readonly bool $hasEnded = true
	) {
		$this->error = mb_substr( MailMessage::line( $error ), 0, self::LENGTH );
	}

	public static function from( JsonData $stored ): self {
		return new self( $stored->string( 'at' ), $stored->string( 'error' ), ! $stored->bool( 'open' ) );
	}

	/** Whether there is no record that the mail was accepted. */
	public function hasFailed(): bool {
		return '' !== $this->error || ! $this->hasEnded;
	}

	/** Returns the outcome as text; empty if it was accepted. */
	public function words(): string {
		return $this->hasEnded
			? $this->error
			: __( 'The process that sends it has not said how that ended.', 'atoll' );
	}

	/** @return array{at: string, error: string, open?: true} */
	public function jsonSerialize(): array {
		return array(
			'at'    => $this->at,
			'error' => $this->error,
		) + ( $this->hasEnded ? array() : array( 'open' => true ) );
	}
}
