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
	 * @param string $at    UTC, `Y-m-d H:i:s`.
	 * @param string $error What the mail server or WordPress said; empty when it was accepted.
	 */
	public function __construct( public readonly string $at, string $error ) {
		$this->error = mb_substr( MailMessage::line( $error ), 0, self::LENGTH );
	}

	public static function from( JsonData $stored ): self {
		return new self( $stored->string( 'at' ), $stored->string( 'error' ) );
	}

	public function hasFailed(): bool {
		return '' !== $this->error;
	}

	/** @return array{at: string, error: string} */
	public function jsonSerialize(): array {
		return array(
			'at'    => $this->at,
			'error' => $this->error,
		);
	}
}
