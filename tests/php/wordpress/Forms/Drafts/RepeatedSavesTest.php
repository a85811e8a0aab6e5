<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Tests\WordPress\Support\Http\Http;

/** A form that is put aside again: by the same browser, by another, twice, and at once. */
final class RepeatedSavesTest extends DraftTestCase {

	private const TAB = 'a1b2c3d4e5f6g7h8i9j0a1b2c3d4e5f6g7h8i9j0';

	public function test_saving_again_renews_the_same_draft(): void {
		$first  = $this->save()->get_data();
		$second = $this->save(
			array( 'gform_resume_token' => $first['resume_token'], 'atoll_draft_version' => 1, 'input_1' => 'Sam' )
				+ self::ANSWERS
		)->get_data();
		$this->assertSame(
			array( $first['resume_token'], 2 ),
			array( $second['resume_token'], $second['draft_version'] )
		);
		$this->assertSame( 'Sam', $this->loaded( $first['resume_token'] )['submitted_values']['1'] );
		$this->assertSame( 1, $this->countDrafts() );
	}

	public function test_the_second_of_two_editors_is_told_and_overwrites_nothing(): void {
		$token = $this->token();
		$mine  = array( 'gform_resume_token' => $token, 'atoll_draft_version' => 1 ) + self::ANSWERS;
		$this->assertSame( 200, $this->save( array( 'input_1' => 'First' ) + $mine )->get_status() );
		$second = $this->save( array( 'input_1' => 'Second' ) + $mine );
		$this->assertSame(
			array( 409, 'atoll_draft_changed' ),
			array( $second->get_status(), $second->get_data()['code'] )
		);
		$this->assertSame( 'First', $this->loaded( $token )['submitted_values']['1'] );
	}

	public function test_a_save_whose_answer_was_not_heard_may_be_repeated(): void {
		$token = $this->token();
		$again = array( 'gform_resume_token' => $token, 'atoll_draft_version' => 1, 'input_1' => 'Sam' )
			+ self::ANSWERS;
		$this->assertSame( $this->save( $again )->get_data(), $this->save( $again )->get_data() );
	}

	public function test_a_first_save_whose_answer_was_not_heard_is_one_draft_when_it_is_sent_again(): void {
		$this->assertSame( $this->token(), $this->token() );
		$this->assertSame( 1, $this->countDrafts() );
		$other = (string) $this->save( array( 'input_1' => 'Sam' ) + self::ANSWERS )->get_data()['resume_token'];
		$this->assertNotSame( $this->token(), $other, 'other answers under the same key' );
		$this->save( array( 'gform_resume_token' => $this->token(), 'input_1' => 'Kim' ) + self::ANSWERS );
		$this->token();
		$this->assertSame( 3, $this->countDrafts(), 'what was saved since is not overwritten' );
	}

	public function test_parallel_saves_of_the_same_answers_are_one(): void {
		$token    = $this->token();
		$body     = http_build_query(
			array(
				'gform_save'          => '1',
				'gform_resume_token'  => $token,
				'atoll_draft_version' => '1',
				'input_1'             => 'Sam',
			)
		);
		$statuses = array_map(
			static fn( $answer ) => $answer->status,
			Http::postAtOnce( 15, "/wp-json/gf/v2/forms/{$this->number}/submissions", $body )
		);
		$this->assertSame( array( 200 ), array_values( array_unique( $statuses ) ), 'the same answers are one save' );
		$this->assertSame(
			array( 'Sam', 2, 1 ),
			array(
				$this->loaded( $token )['submitted_values']['1'],
				$this->loaded( $token )['draft_version'],
				$this->countDrafts(),
			)
		);
	}

	public function test_a_token_that_is_gone_makes_a_new_draft_instead_of_losing_answers(): void {
		$token = $this->token();
		$this->send( array( 'gform_resume_token' => $token ) + self::COMPLETE );
		$again = $this->save( array( 'gform_resume_token' => $token, 'atoll_draft_version' => 1 ) + self::ANSWERS );
		$this->assertSame( 200, $again->get_status() );
		$this->assertNotSame( $token, $again->get_data()['resume_token'] );
	}

	public function test_a_tab_goes_on_with_what_it_saved_though_it_never_got_the_answers(): void {
		$token = $this->token();
		$mine  = array( 'gform_resume_token' => $token, 'atoll_draft_version' => '1', 'atoll_tab' => self::TAB );
		foreach ( array( 'Sa', 'Sam', 'Samuel' ) as $name ) {
			$this->assertSame( 200, $this->save( array( 'input_1' => $name ) + $mine + self::ANSWERS )->get_status() );
		}
		$this->assertSame( 'Samuel', $this->loaded( $token )['submitted_values']['1'] );

		$other = array( 'atoll_draft_version' => '4', 'atoll_tab' => strrev( self::TAB ) ) + $mine;
		$this->assertSame( 200, $this->save( array( 'input_1' => 'Kim' ) + $other + self::ANSWERS )->get_status() );
		foreach ( array( self::TAB, strrev( self::TAB ), '', 'short' ) as $tab ) {
			$late = array( 'input_1' => 'Lou', 'atoll_tab' => $tab ) + $mine + self::ANSWERS;
			$this->assertSame( 409, $this->save( $late )->get_status(), "of {$tab}" );
		}
		$this->assertSame( 'Kim', $this->loaded( $token )['submitted_values']['1'] );
	}

	public function test_a_tab_whose_first_save_was_not_answered_goes_on_with_that_draft_and_takes_no_other(): void {
		$mine  = array( 'atoll_tab' => self::TAB ) + self::ANSWERS;
		$first = $this->save( $mine )->get_data()['resume_token'];
		$again = $this->save( array( 'input_1' => 'Sam' ) + $mine )->get_data();
		$this->assertSame( array( $first, 2 ), array( $again['resume_token'], $again['draft_version'] ) );
		$this->assertSame( 1, $this->countDrafts() );
		$this->assertSame( 'Sam', $this->loaded( $first )['submitted_values']['1'] );

		$others = array(
			array( 'atoll_tab' => strrev( self::TAB ) ) + $mine,
			array( 'gform_unique_id' => 'another0filling' ) + $mine,
		);
		foreach ( $others as $other ) {
			$this->assertNotSame( $first, $this->save( $other )->get_data()['resume_token'] );
		}
		$this->actAs( 'subscriber' );
		$this->assertNotSame( $first, $this->save( $mine )->get_data()['resume_token'], 'another owner' );
		wp_set_current_user( 0 );
		$this->save( array( 'gform_resume_token' => $first, 'input_1' => 'Kim' ) + self::ANSWERS );
		$this->assertNotSame( $first, $this->save( $mine )->get_data()['resume_token'], 'somebody has saved it since' );
		$this->assertSame( 'Kim', $this->loaded( $first )['submitted_values']['1'] );
	}

	public function test_sending_ends_what_the_same_tab_saved_though_it_never_got_the_answer(): void {
		$seen = array( 'gform_resume_token' => $this->token(), 'atoll_draft_version' => '1', 'atoll_tab' => self::TAB );
		$this->save( array( 'input_1' => 'Sam' ) + $seen + self::ANSWERS );
		$this->send( $seen + self::COMPLETE );
		$this->assertSame( 0, $this->countDrafts() );
	}

	public function test_what_is_saved_apart_has_a_key_of_its_own_so_that_both_can_be_sent(): void {
		$first = $this->token();
		$apart = $this->save( array( 'input_1' => 'Sam' ) + self::ANSWERS )->get_data();
		$token = $apart['resume_token'];
		$this->assertSame( $apart['gform_unique_id'], $this->loaded( $token )['gform_unique_id'] );
		$again = $this->save( array( 'input_1' => 'Sam' ) + self::ANSWERS )->get_data();
		$this->assertSame( $apart, $again, 'the same save again' );
		foreach ( array( $first => 'Jo', $token => 'Sam' ) as $sent => $name ) {
			$key = $this->loaded( $sent )['gform_unique_id'];
			$this->send(
				array( 'gform_resume_token' => $sent, 'gform_unique_id' => $key, 'input_1' => $name )
					+ self::COMPLETE
			);
		}
		$this->assertSame( array( 0, 2 ), array( $this->countDrafts(), $this->countEntries() ) );
	}

	public function test_what_is_saved_after_it_was_sent_has_a_key_of_its_own(): void {
		$this->send( self::COMPLETE );
		$saved = $this->save( array( 'input_1' => 'Sam' ) + self::ANSWERS )->get_data();
		$key   = $this->loaded( $saved['resume_token'] )['gform_unique_id'];
		$this->assertNotSame( self::ANSWERS['gform_unique_id'], $key );
		$this->assertSame( $key, $saved['gform_unique_id'] );
	}

	/** Its answer was lost, and the visitor saved it instead. */
	public function test_what_is_saved_just_as_it_was_sent_keeps_its_key_and_is_not_stored_twice(): void {
		$this->send( self::COMPLETE );
		$saved = $this->save( self::COMPLETE )->get_data();
		$this->assertArrayNotHasKey( 'gform_unique_id', $saved );
		$again = $this->send( array( 'gform_resume_token' => $saved['resume_token'] ) + self::COMPLETE );
		$this->assertSame( array( 200, 1 ), array( $again->get_status(), $this->countEntries() ) );
	}

	/** Without JavaScript, or after the page was loaded again: the answer to the last save was lost. */
	public function test_what_was_saved_since_just_as_it_is_sent_ends_too(): void {
		$token = $this->token();
		$seen  = array( 'gform_resume_token' => $token, 'atoll_draft_version' => '1' );
		$this->save( $seen + self::COMPLETE );
		$this->send( $seen + self::COMPLETE );
		$this->assertSame( array( 1, 0 ), array( $this->countEntries(), $this->countDrafts() ) );
	}
}
