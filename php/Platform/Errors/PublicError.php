<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/**
 * An error that is expected and that its message explains to a person. Anything else that is thrown is a fault
 * of ours: {@see ErrorBoundary} logs it and says only that something went wrong.
 */
abstract class PublicError extends \RuntimeException {

	/**
	 * @param string $errorCode Machine-readable code in snake_case, such as `atoll_key_reused`.
	 * @param string $message   What happened and what to do next, translated, plain text.
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

	/**
	 * @return array<string, mixed> What a client may need besides the words; stands beside the status in the answer.
	 */
	public function details(): array {
		return array();
	}

	/** @return array<string, string> What the answer's head says beside the status, by name. */
	public function headers(): array {
		return array();
	}

	/** What whoever runs the site needs to know and nobody else is told; empty where there is nothing to log. */
	public function logLine(): string {
		return '';
	}
}
