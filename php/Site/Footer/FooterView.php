<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Site\Menu\MenuItem;

/** What a footer says, whichever skin it has. All text is plain. */
final class FooterView {

	/**
	 * @param string                                $name            Of the company.
	 * @param string $mark Its drawing, safe SVG; may be empty, as all texts may.
	 * @param string                                $phone           As people read it.
	 * @param list<FooterMenuGroup>                       $nav             footerNav (spec 3).
	 * @param list<MenuItem>                        $subNav          footerSubNav.
	 * @param list<array{name: string, url: string}> $profiles       Of the company, elsewhere.
	 * @param string                                $licence         Under which the company works.
	 * @param list<string>                          $disclaimer      Paragraphs.
	 * @param string                                $acknowledgement Of Country.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $mark,
		public readonly string $statement,
		public readonly string $phone,
		public readonly string $phoneUrl,
		public readonly string $email,
		public readonly array $nav,
		public readonly array $subNav,
		public readonly array $profiles,
		public readonly string $licence,
		public readonly array $disclaimer,
		public readonly string $acknowledgement,
		public readonly string $year,
	) {}
}
