<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

/** One editor has a form open in two tabs, which WordPress' lock does not keep apart. */
final class EditConflictTest extends BuilderTestCase {

	private const PHONE  = '<!-- wp:atoll/field {"id":2,"kind":"phone","label":"Phone"} /-->';
	private const AMOUNT = '<!-- wp:atoll/field {"id":2,"kind":"number","label":"Amount"} /-->';

	/** Of a form with one question. */
	private const OPENED = 2;

	public function test_a_question_of_the_other_tab_is_neither_dropped_nor_its_number_given_away(): void {
		foreach ( array( 'draft', 'publish' ) as $status ) {
			$id = $this->opened( $status );
			self::assertSame( 200, $this->saveFrom( self::OPENED, $id, self::PHONE )->get_status() );
			foreach ( array( self::AMOUNT, '' ) as $added ) {
				$reply = $this->saveFrom( self::OPENED, $id, $added );
				self::assertSame( 409, $reply->get_status() );
				self::assertSame( 'atoll_edit_conflict', $reply->get_data()['code'] );
			}
			self::assertSame( self::NAME_FIELD . self::PHONE, get_post( $id )->post_content );
		}
	}

	public function test_an_autosave_is_refused_where_it_would_write_the_form_itself(): void {
		$draft = $this->opened( 'draft' );
		$this->saveFrom( self::OPENED, $draft, self::PHONE );
		self::assertSame( 409, $this->saveFrom( self::OPENED, $draft, self::AMOUNT, isAutosave: true )->get_status() );
		self::assertSame( self::NAME_FIELD . self::PHONE, get_post( $draft )->post_content );

		$open = $this->opened( 'publish' );
		$this->saveFrom( self::OPENED, $open, self::PHONE );
		self::assertSame( 200, $this->saveFrom( self::OPENED, $open, self::AMOUNT, isAutosave: true )->get_status() );
	}

	public function test_a_number_that_the_other_tab_gave_and_took_away_is_not_given_again(): void {
		$id = $this->opened( 'draft' );
		$this->saveFrom( self::OPENED, $id, self::PHONE );
		$this->saveFrom( self::OPENED + 1, $id, '' );

		self::assertSame( 409, $this->saveFrom( self::OPENED, $id, self::AMOUNT )->get_status() );
		self::assertSame( 200, $this->saveFrom( self::OPENED, $id, '' )->get_status() );
	}

	public function test_saves_of_one_tab_follow_each_other_whether_or_not_their_answers_arrive(): void {
		$renamed = str_replace( 'Phone', 'Mobile', self::PHONE );
		foreach ( array( false, true ) as $isAutosave ) {
			$id = $this->opened( 'draft' );
			foreach ( array( self::PHONE, self::PHONE, $renamed, '', $renamed, self::AMOUNT ) as $added ) {
				$reply = $this->saveFrom( self::OPENED, $id, $added, $isAutosave, 'a' );
				self::assertSame( 200, $reply->get_status() );
			}
			$other = $this->saveFrom( self::OPENED, $id, self::AMOUNT, $isAutosave, 'b' );
			self::assertSame( 409, $other->get_status(), 'The same words may be meant otherwise.' );
		}
	}

	public function test_a_tab_knows_its_own_questions_until_something_else_adds_one(): void {
		$id    = $this->opened( 'draft' );
		$email = '<!-- wp:atoll/field {"id":3,"kind":"email","label":"Email"} /-->';
		$this->saveFrom( self::OPENED, $id, self::PHONE, tab: 'a' );
		$this->saveFrom( 3, $id, str_replace( 'Phone', 'Mobile', self::PHONE ), tab: 'b' );
		self::assertSame( 200, $this->saveFrom( self::OPENED, $id, self::PHONE, tab: 'a' )->get_status() );

		$this->save( $id, array( 'content' => self::NAME_FIELD . self::PHONE . $email ) );
		self::assertSame( 409, $this->saveFrom( self::OPENED, $id, self::PHONE, tab: 'a' )->get_status() );
		$this->saveFrom( 4, $id, self::PHONE, tab: 'b' );
		self::assertSame( 409, $this->saveFrom( 3, $id, self::PHONE . $email, tab: 'a' )->get_status() );
	}

	public function test_who_says_nothing_of_what_they_know_saves_as_ever(): void {
		$id = $this->opened( 'draft' );
		$this->saveFrom( self::OPENED, $id, self::PHONE );

		self::assertSame( 200, $this->save( $id, array( 'content' => self::AMOUNT ) )->get_status() );
		self::assertSame( 200, $this->save( $id, array( 'title' => 'Other', 'nextFieldId' => 1 ) )->get_status() );
	}

	private function opened( string $status ): int {
		$this->actAs( 'editor' );
		return $this->draft( self::NAME_FIELD, $status );
	}

	/** @param int $known What the tab knows as the id that the next question gets. */
	private function saveFrom(
		int $known,
		int $id,
		string $added,
		bool $isAutosave = false,
		string $tab = ''
	): \WP_REST_Response {
		$changes = array( 'content' => self::NAME_FIELD . $added, 'nextFieldId' => $known, 'tab' => $tab );
		return $isAutosave ? $this->autosave( $id, $changes ) : $this->save( $id, $changes );
	}
}
