<?php

declare( strict_types=1 );

namespace Atoll\Forms\Confirmations;

/** What the visitor gets after sending: a message in place of the form, or another page. */
final class Confirmation {

	/**
	 * @param string $id      Id of the form's confirmation, empty for the built-in one.
	 * @param string $message Safe HTML; empty for a redirect.
	 * @param string $url     Absolute http(s) address; empty for a message.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $message,
		public readonly string $url,
	) {}

	public function isRedirect(): bool {
		return '' !== $this->url;
	}
}
