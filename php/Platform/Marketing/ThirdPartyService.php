<?php

declare( strict_types=1 );

namespace Atoll\Platform\Marketing;

/** A service of another company that pages load once the visitor has agreed. */
final class ThirdPartyService {

	public const ANALYTICS   = 'analytics';
	public const ADVERTISING = 'advertising';
	public const REVIEWS     = 'reviews';

	/**
	 * @param string $name     Name of its file in src/enhancements/consent/vendors.
	 * @param string $category What the visitor has to agree to: ANALYTICS, ADVERTISING or REVIEWS.
	 * @param string $vendor   Name by which people know it.
	 * @param string $id       The site's public id with the vendor; empty if none is needed.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $category,
		public readonly string $vendor,
		public readonly string $id,
	) {}
}
