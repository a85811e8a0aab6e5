<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/**
 * An expected error whose message is meant for people. All other exceptions are faults of ours: {@see ErrorBoundary}
 * logs them and only says that something went wrong.
 */
abstract class PublicError extends \RuntimeException {

	/**
	 * @param string $errorCode Machine-readable code in snake_case, such as `atoll_key_reused`.
	 * @param string $message   What happened and what to do next; translated plain text.
	 * @param int    $status    HTTP status, 4xx or 503.
	 */
	public function __construct( private string $errorCode, string $message, private int $status ) {
		parent::__construct( $message );
	}

	public function errorCode(): string {
		return $this->errorCode;
	}

	public function status(): int {
		return $this->status;
	}

	/** @return array<string, mixed> Data that a client may need besides the message, sent beside the status. */
	public function details(): array {
		return array();
	}

	/** @return array<string, string> Response headers by name. */
	public function headers(): array {
		return array();
	}

	/** Returns a line for the log, for the people who run the site only; empty to log nothing. */
	public function logLine(): string {
		return '';
	}
}
