<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** A form that moves in leaves as it came, and one of ours comes back as it left. */
final class RoundTripTest extends InterchangeTestCase {

	public function test_what_came_from_gravity_forms_is_exported_as_it_came(): void {
		$number = $this->importFile( $this->text( 'moved' ) )[0]->number;

		$this->assertSame( 41, $number );
		$this->assertSame( self::canonical( json_decode( $this->text( 'moved' ) ) ), self::canonical( json_decode( Inside::get( FormExport::class )->file( array( $number ) ) ) ) );
	}

	public function test_a_second_journey_changes_nothing_but_the_number(): void {
		$first  = Inside::get( FormExport::class )->file( array( $this->importFile( $this->text( 'moved' ) )[0]->number ) );
		$number = $this->importFile( $first )[0]->number;
		$second = Inside::get( FormExport::class )->file( array( $number ) );

		$this->assertNotSame( 41, $number );
		$this->assertSame( self::canonical( json_decode( $first ) ), self::canonical( json_decode( str_replace( "\"id\":{$number},", '"id":41,', $second ) ) ) );
	}

	#[DataProvider( 'own' )]
	public function test_a_form_of_our_own_comes_back_as_it_left( array $source ): void {
		$this->actAs( 'administrator' );
		$form   = \Atoll\plugin()->formStore()->create( $source );
		$first  = Inside::get( FormExport::class )->file( array( $form->number ) );
		$stored = $this->source( $form->postId );
		wp_delete_post( $form->postId, true );
		$again  = $this->importFile( $first )[0];

		$this->assertSame( $form->number, $again->number );
		$this->assertSame( self::canonical( json_decode( $first ) ), self::canonical( json_decode( Inside::get( FormExport::class )->file( array( $again->number ) ) ) ) );
		$this->assertEquals( $stored, $this->source( \Atoll\plugin()->formStore()->findAny( $again->number )->postId ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function own(): iterable {
		$name   = array( 'id' => 1, 'kind' => 'text', 'page' => 0, 'label' => 'Name', 'required' => true, 'minLength' => 2, 'columnSpan' => 6, 'ofALaterVersion' => array( 'kept' => true ) );
		$button = array( 'id' => 9, 'kind' => 'submitButton', 'page' => 0, 'label' => 'Send', 'cssClass' => 'wide' );
		yield 'a page' => array( array( 'title' => 'One & only', 'nextFieldId' => 12, 'entrySave' => true, 'spam' => array( 'minimum' => 3 ), 'fields' => array( $name, $button ) ) );
		yield 'answers to check' => array( array( 'title' => 'Checked', 'fields' => array( $name, array( 'id' => 4, 'kind' => 'review', 'page' => 0, 'label' => 'Check your answers', 'description' => 'Please.' ), $button ) ) );
		yield 'closed, with limits' => array( array( 'title' => 'Closed', 'isActive' => false, 'retentionDays' => 0, 'limitEntries' => true, 'limitEntriesCount' => 5, 'scheduleForm' => true, 'scheduleEnd' => '2026-12-31T23:59:00', 'fields' => array( $name, $button ) ) );
		yield 'pages, and logic' => array(
			array(
				'title'         => 'Two pages',
				'pageList'      => array(
					array( 'title' => 'You', 'next' => array( 'text' => 'On' ), 'previous' => array( 'text' => '' ) ),
					array( 'title' => 'More', 'next' => array( 'text' => '' ), 'previous' => array( 'text' => 'Back' ) ),
				),
				'confirmations' => array( array( 'id' => 'c1', 'name' => 'Default', 'isDefault' => true, 'type' => 'message', 'message' => 'Thanks.' ) ),
				'notifications' => array( array( 'id' => 'n1', 'name' => 'Office', 'toType' => 'email', 'to' => '{admin_email}', 'subject' => 'New', 'message' => '{all_fields}' ) ),
				'fields'        => array(
					$name,
					array( 'id' => 2, 'kind' => 'radio', 'page' => 1, 'label' => 'Which', 'choices' => array( array( 'text' => 'A', 'value' => 'a', 'isSelected' => false ) ), 'conditionalLogic' => array( 'actionType' => 'show', 'logicType' => 'all', 'rules' => array( array( 'fieldId' => '1', 'operator' => 'isnot', 'value' => '' ) ) ) ),
					array( 'page' => 1 ) + $button,
				),
			),
		);
	}

	public function test_a_kind_of_ours_does_no_harm_in_gravity_forms(): void {
		$this->actAs( 'administrator' );
		$form  = \Atoll\plugin()->formStore()->create( array( 'title' => 'Checked', 'fields' => array( array( 'id' => 4, 'kind' => 'review', 'page' => 0, 'label' => 'Check' ) ) ) );
		$field = json_decode( Inside::get( FormExport::class )->file( array( $form->number ) ), true )[0]['fields'][0];

		$this->assertSame( array( 'html', '', array( 'kind' => 'review' ) ), array( $field['type'], $field['content'] ?? '', $field['atoll'] ) );
	}

	public function test_what_an_editor_changes_leaves_under_gravity_forms_names(): void {
		$post     = \Atoll\plugin()->formStore()->findAny( $this->importFile( $this->text( 'moved' ) )[0]->number )->postId;
		$settings = json_decode( (string) get_post_meta( $post, 'atoll_settings', true ), true );
		$changed  = array( 'limitEntriesCount' => 30, 'limitEntriesPeriod' => '', 'scheduleStart' => '2026-04-02T14:05:00', 'retentionDays' => 0, 'requireLogin' => true ) + $settings;
		update_post_meta( $post, 'atoll_settings', wp_slash( (string) wp_json_encode( array_diff_key( $changed, array( 'scheduleEnd' => 0 ) ) ) ) );
		$form = json_decode( Inside::get( FormExport::class )->file( array( 41 ) ), true )[0];

		$this->assertSame( array( '30', '', '04/02/2026', '2', '05', 'pm' ), array( $form['limitEntriesCount'], $form['limitEntriesPeriod'], $form['scheduleStart'], $form['scheduleStartHour'], $form['scheduleStartMinute'], $form['scheduleStartAmpm'] ) );
		$this->assertSame( array( '', true, 'retain', true ), array( $form['scheduleEnd'], $form['requireLogin'], $form['personalData']['retention']['policy'], $form['personalData']['preventIP'] ) );
	}

	public function test_opening_hours_that_were_given_without_seconds_leave_with_the_form(): void {
		$hours  = array( 'scheduleForm' => true, 'scheduleStart' => '2026-04-02T14:05', 'scheduleEnd' => '2026-05-02T09:00' );
		$stored = \Atoll\plugin()->formStore()->create( $hours + array( 'title' => 'Spring', 'fields' => array( array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ) ) ) );
		$form   = json_decode( Inside::get( FormExport::class )->file( array( $stored->number ) ), true )[0];

		$this->assertSame( array( '04/02/2026', '2', '05', 'pm', '05/02/2026' ), array( $form['scheduleStart'], $form['scheduleStartHour'], $form['scheduleStartMinute'], $form['scheduleStartAmpm'], $form['scheduleEnd'] ) );
	}

	public function test_a_page_break_that_an_editor_takes_out_is_gone_from_the_export(): void {
		$post = get_post( \Atoll\plugin()->formStore()->findAny( $this->importFile( $this->text( 'moved' ) )[0]->number )->postId );
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => preg_replace( '~<!-- wp:atoll/page-break .*? /-->~', '', $post->post_content ) ) ) );
		$form = json_decode( Inside::get( FormExport::class )->file( array( 41 ) ), true )[0];

		$this->assertNotContains( 'page', array_column( $form['fields'], 'type' ) );
		$this->assertCount( 14, $form['fields'] );
	}

	public function test_a_section_stays_a_heading_that_visitors_read(): void {
		$number = $this->importFile( $this->text( 'moved' ) )[0]->number;
		$html   = \Atoll\plugin()->forms()->render( $number );

		$this->assertStringContainsString( '<h3>Your loan &amp; home</h3>', $html );
		$this->assertStringContainsString( '<em>today</em>', $html );
	}

	public function test_a_heading_that_an_editor_changes_is_a_section_in_the_export(): void {
		$post = get_post( \Atoll\plugin()->formStore()->findAny( $this->importFile( $this->text( 'moved' ) )[0]->number )->postId );
		$this->assertSame( FormPostType::NAME, $post->post_type );
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_content' => str_replace( 'Your loan \u0026amp; home\u003c/h3', 'A \u0026amp; B\u003c/h3', $post->post_content ) ) ) );
		$section = json_decode( Inside::get( FormExport::class )->file( array( 41 ) ), true )[0]['fields'][2];

		$this->assertSame( array( 'section', 'A & B' ), array( $section['type'], $section['label'] ) );
		$this->assertArrayNotHasKey( 'content', $section );
	}
}
