<?php

declare( strict_types=1 );

namespace Atoll\Forms\Confirmations;

/** Response after a form was sent: a message in place of the form, or a redirect to another page. */
final class Confirmation {

	/**
	 * @param string $id      Id of the form's confirmation, empty for the built-in one.
	 * @param string $message Safe HTML; empty for a redirect.
	 * @param string $url     Absolute http(s) URL; empty for a message.
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
