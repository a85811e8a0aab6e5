<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
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
		$page   = $this->pageWithFormTwice( $number );
		foreach ( array( Http::get( $page ), Http::post( $page, "atoll_form={$number}&input_2=nobody" ) ) as $answer ) {
			self::assertSame(
				$this->ids( $answer->body ),
				array_values( array_unique( $this->ids( $answer->body ) ) )
			);
			preg_match_all( '/ action="[^"#]*#([^"]+)"/', $answer->body, $places );
			self::assertSame( array( "atoll-form-{$number}", "atoll-copy-2-form-{$number}" ), $places[1] );
		}
	}

	#[TestWith( array( '', 0 ) )]
	#[TestWith( array( '&atoll_place=atoll-copy-2', 1 ) )]
	public function test_only_the_one_that_was_sent_is_shown_with_what_was_sent( string $place, int $sent ): void {
		$number = $this->form();
		$page   = $this->pageWithFormTwice( $number );
		$answer = Http::post( $page, "atoll_form={$number}{$place}&input_1=Jo+Citizen&input_2=nobody" );
		$forms  = explode( '<div class="atoll-form ', $answer->body );
		foreach ( array( 1, 2 ) as $at ) {
			$isSent = $at - 1 === $sent;
			self::assertSame( $isSent, str_contains( $forms[ $at ], 'Jo Citizen' ) );
			self::assertSame( $isSent, str_contains( $forms[ $at ], 'class="atoll-summary"' ) );
			self::assertSame( 2 === $at, str_contains( $forms[ $at ], 'name="atoll_place" value="atoll-copy-2"' ) );
		}
	}

	#[TestWith( array( '', 0, 'atoll-form-' ) )]
	#[TestWith( array( '&atoll_place=atoll-copy-2', 1, 'atoll-copy-2-form-' ) )]
	public function test_only_the_one_that_was_sent_is_confirmed( string $place, int $sent, string $id ): void {
		$number   = $this->form();
		$page     = $this->pageWithFormTwice( $number );
		$answers  = 'input_1=Jo&input_2=jo%40example.com&input_11_1=1';
		$location = Http::post( $page, "atoll_form={$number}{$place}&{$answers}" )->header( 'location' );
		self::assertStringEndsWith( "#{$id}{$number}", $location );
		$forms = explode( '<div class="atoll-form ', Http::get( $location )->body );
		foreach ( array( 1, 2 ) as $at ) {
			self::assertSame( $at - 1 !== $sent, str_contains( $forms[ $at ], '<form' ) );
		}
	}

	public function test_a_form_that_is_gone_says_so_once(): void {
		$number = $this->form();
		$page   = $this->pageWithFormTwice( $number );
		wp_trash_post( Inside::get( FormRepository::class )->findAny( $number )->postId );
		$answer = Http::post( $page, "atoll_form={$number}&atoll_place=atoll-copy-2&input_2=nobody" );
		self::assertSame( 1, substr_count( $answer->body, 'atoll-form__gone' ) );
		self::assertContains( "atoll-copy-2-form-{$number}", $this->ids( $answer->body ) );
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

	private function pageWithFormTwice( int $number ): string {
		$page = $this->page( $number );
		wp_update_post(
			array(
				'ID'           => url_to_postid( $page ),
				'post_content' => str_repeat( "<!-- wp:atoll/form {\"formId\":{$number}} /-->", 2 ),
			)
		);
		return $page;
	}

	/** @return list<string> */
	private function ids( string $html ): array {
		preg_match_all( '~ id="([^"]*atoll[^"]*)"~', $html, $found );
		return $found[1];
	}
}
