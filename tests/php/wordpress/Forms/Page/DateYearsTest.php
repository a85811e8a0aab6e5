<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\SiteTestCase;

final class DateYearsTest extends SiteTestCase {

	public function test_a_date_in_three_lists_ends_with_the_year_after_the_one_that_it_is_where_the_site_is(): void {
		// On New Year's morning in Sydney it is still the old year in Greenwich.
		add_filter(
			'wp_date',
			static fn( string $date, string $format ): string => 'Y' === $format ? '2044' : $date,
			10,
			2
		);
		$page = \Atoll\plugin()->forms()->html(
			$this->form(
				'enquiry',
				array(
					'fields' => array(
						array( 'id' => 1, 'type' => 'date', 'label' => 'Settlement', 'dateType' => 'datedropdown' ),
					),
				)
			)
		);
		$this->assertStringContainsString( '<option value="2045">', $page );
		$this->assertStringNotContainsString( '<option value="2046">', $page );
	}
}
