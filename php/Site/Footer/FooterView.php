<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer;

use Atoll\Site\Menu\MenuItem;

/** The content of a footer, for every skin. All text is plain. */
final class FooterView {

	/**
	 * @param string                                $name            Name of the company.
	 * @param string                                $mark            Icon of the company: safe SVG. May be empty, as all
	 *                                                               texts may.
	 * @param string                                $phone           For people to read.
	 * @param list<FooterMenuGroup>                 $nav             footerNav (spec 3).
	 * @param list<MenuItem>                        $subNav          footerSubNav.
	 * @param list<array{name: string, url: string}> $profiles       The company's profiles on social networks.
	 * @param string                                $licence         The company's credit licence.
	 * @param list<string>                          $disclaimer      Paragraphs.
	 * @param string                                $acknowledgement Acknowledgement of Country.
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
