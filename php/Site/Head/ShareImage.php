<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

/** The image of a shared link. */
final class ShareImage {

	/**
	 * @param int $width  Pixels.
	 * @param int $height Pixels.
	 */
	public function __construct(
		public readonly string $url,
		public readonly int $width,
		public readonly int $height,
		public readonly string $type,
		public readonly string $alt,
	) {}
}
