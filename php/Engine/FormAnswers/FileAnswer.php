<?php

declare( strict_types=1 );

namespace Atoll\Engine\FormAnswers;

/**
 * A file that was uploaded and stored. Only the server creates one, so a client cannot claim a file that it did not
 * send.
 */
final class FileAnswer {

	/**
	 * @param string $name Name that is shown: sanitised, with its extension.
	 * @param int    $size Size in bytes.
	 * @param string $id   Id under which the server stores it: 32 random hexadecimal digits.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $size,
		public readonly string $id,
	) {}
}
