<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\Demo;
use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** A form of the demonstration that a page of the owner's uses, when the demonstration goes. */
final class DemoFormUseTest extends SiteTestCase {

	#[TestWith( array( '[atoll_form id=%d]' ) )]
	#[TestWith( array( "<!-- wp:shortcode -->\n[gravityform id=\"%d\" title='false']\n<!-- /wp:shortcode -->" ) )]
	#[TestWith( array( '<!-- wp:gravityforms/form {"formId":"%d"} /-->' ) )]
	#[TestWith( array( '<p><a href="#atoll-form-%d">Ask us</a></p>' ) )]
	public function test_it_stays_wherever_a_page_shows_or_opens_it( string $content ): void {
		$this->actAs( 'administrator' );
		$forms = Inside::get( FormRepository::class );
		$demo  = Inside::fresh( Demo::class );
		$demo->installStep( 'forms' );
		$marked = new DemoMarkers( Inside::get( Transaction::class ) );
		$used   = $forms->numberOf( $marked->find( 'form:enquiry' ) );
		$other  = $forms->numberOf( $marked->find( 'form:application' ) );
		$page   = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'page',
					'post_status'  => 'draft',
					'post_title'   => 'Ours',
					'post_content' => sprintf( $content, $used ),
				)
			)
		);
		$demo->remove();

		$this->assertSame(
			array( true, false ),
			array( null !== $forms->findAny( $used ), null !== $forms->findAny( $other ) )
		);
		wp_delete_post( $page, true );
	}
}
