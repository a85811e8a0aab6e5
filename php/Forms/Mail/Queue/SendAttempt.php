<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Mail\MailMessage;

/** One try to send a mail. */
final class SendAttempt implements \JsonSerializable {

	/** Code points of an error that are kept. */
	private const LENGTH = 300;

	public readonly string $error;

	/**
	 * @param string $at       UTC, `Y-m-d H:i:s`.
	 * @param string $error    What the mail server or WordPress said; empty when it was accepted.
	 * @param bool   $hasEnded Whether its process has said how it ended; never, where that died on the way.
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

	/** Whether nothing says that it was accepted. */
	public function hasFailed(): bool {
		return '' !== $this->error || ! $this->hasEnded;
	}

	/** What came of it; empty when it was accepted. */
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
