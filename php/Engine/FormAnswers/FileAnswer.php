<?php

declare( strict_types=1 );

namespace Atoll\Engine\FormAnswers;

/**
 * A file that was received and is kept. Only the server makes one, so a client cannot claim a file that it did not
 * send.
 */
final class FileAnswer {

	/**
	 * @param string $name As it is shown: cleaned, with its extension.
	 * @param int    $size Bytes.
	 * @param string $id   Under which it is kept: server-made, 32 hexadecimal digits.
	 */
	public function __construct(
		public readonly string $name,
		public readonly int $size,
		public readonly string $id,
	) {}
}
