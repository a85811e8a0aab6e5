<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** One form at two places of a page, such as in its text and in its footer. */
final class FormTwiceTest extends SiteTestCase {

	#[TestWith( array( array() ) )]
	#[TestWith( array( array( 'save' => true ) ) )]
	#[TestWith( array( array( 'scheduleForm' => true, 'scheduleEnd' => '01/01/2020' ) ) )]
	public function test_no_id_is_there_twice_and_each_label_is_of_its_own_form( array $changes ): void {
		$block = sprintf( '<!-- wp:atoll/form {"formId":%d} /-->', $this->form( 'enquiry', $changes ) );
		$forms = array( do_blocks( $block ), do_blocks( $block ) );
		$ids   = array_map( $this->ids( ... ), $forms );
		self::assertNotEmpty( $ids[0] );
		self::assertSame( array(), array_intersect( ...$ids ) );
		foreach ( $forms as $at => $html ) {
			preg_match_all( '/ (?:for|aria-(?:describedby|labelledby))="([^"]+)"/', $html, $named );
			self::assertSame(
				array(),
				array_diff( explode( ' ', implode( ' ', $named[1] ) ), array( '', ...$ids[ $at ] ) )
			);
		}
	}

	public function test_links_lead_to_the_first_and_a_mistake_in_the_second_to_the_second(): void {
		$number = $this->form();
		$page   = $this->page( $number );
		wp_update_post(
			array(
				'ID'           => url_to_postid( $page ),
				'post_content' => str_repeat( "<!-- wp:atoll/form {\"formId\":{$number}} /-->", 2 ),
			)
		);
		foreach ( array( Http::get( $page ), Http::post( $page, "atoll_form={$number}&input_2=nobody" ) ) as $answer ) {
			self::assertSame(
				$this->ids( $answer->body ),
				array_values( array_unique( $this->ids( $answer->body ) ) )
			);
			preg_match_all( '/ action="[^"#]*#([^"]+)"/', $answer->body, $places );
			self::assertSame( array( "atoll-form-{$number}", "atoll-copy-2-form-{$number}" ), $places[1] );
		}
	}

	public function test_what_a_plugin_makes_for_the_head_of_the_page_is_no_place_of_it(): void {
		$number = $this->form();
		$print  = static fn(): string => do_blocks( sprintf( '<!-- wp:atoll/form {"formId":%d} /-->', $number ) );
		$head   = $GLOBALS['wp_filter']['wp_head'];
		unset( $GLOBALS['wp_filter']['wp_head'] );
		add_action( 'wp_head', $print );
		do_action( 'wp_head' );
		$GLOBALS['wp_filter']['wp_head'] = $head;
		self::assertContains( "atoll-form-{$number}", $this->ids( $print() ) );
	}

	/** @return list<string> */
	private function ids( string $html ): array {
		preg_match_all( '~ id="([^"]*atoll[^"]*)"~', $html, $found );
		return $found[1];
	}
}
