<?php

declare( strict_types=1 );

namespace Atoll\Platform\Marketing;

/** Something of another company's that a page loads once its visitor has agreed. */
final class ThirdPartyService {

	public const ANALYTICS   = 'analytics';
	public const ADVERTISING = 'advertising';
	public const REVIEWS     = 'reviews';

	/**
	 * @param string $name     Names its file in src/enhancements/consent/vendors.
	 * @param string $category What a visitor agrees to: ANALYTICS, ADVERTISING or REVIEWS.
	 * @param string $vendor   As people know it.
	 * @param string $id       The site's number with the vendor; public. Empty where it needs none.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $category,
		public readonly string $vendor,
		public readonly string $id,
	) {}
}
