<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** A footer whose words are in another script. */
final class FooterScriptsTest extends SiteTestCase {

	protected function tearDown(): void {
		delete_option( 'atoll_company' );
		parent::tearDown();
	}

	/** The last letter of these lines ends in the byte that is a line end of its own in an older encoding. */
	#[TestWith( array( "هذا الموقع عام\nلا يقدم نصيحة" ) )]
	#[TestWith( array( "Vi heter Å\noch ger inga råd" ) )]
	public function test_a_line_end_parts_no_paragraph_whatever_letter_stands_before_it( string $disclaimer ): void {
		update_option( 'atoll_company', array( 'disclaimer' => "$disclaimer\n\nSecond." ) );
		$html = do_blocks( '<!-- wp:atoll/footer {"variant":"primary"} /-->' );
		self::assertStringContainsString( "<p>$disclaimer</p><p>Second.</p>", $html );
	}
}
