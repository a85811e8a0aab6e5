<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** A form that moved in leaves with what an editor has changed. */
final class ChangedFormsTest extends InterchangeTestCase {

	public function test_what_an_editor_changes_leaves_under_gravity_forms_names(): void {
		$post     = Inside::get( FormRepository::class )->findAny(
			$this->importFile( $this->text( 'moved' ) )[0]->number
		)->postId;
		$settings = json_decode( (string) get_post_meta( $post, 'atoll_settings', true ), true );
		$changed  = array(
			'limitEntriesCount'  => 30,
			'limitEntriesPeriod' => '',
			'scheduleStart'      => '2026-04-02T14:05:00',
			'retentionDays'      => 0,
			'requireLogin'       => true,
		) + $settings;
		update_post_meta(
			$post,
			'atoll_settings',
			wp_slash( (string) wp_json_encode( array_diff_key( $changed, array( 'scheduleEnd' => 0 ) ) ) )
		);
		$form = json_decode( Inside::get( FormExport::class )->file( array( 41 ) ), true )[0];

		$this->assertSame(
			array( '30', '', '04/02/2026', '2', '05', 'pm' ),
			array(
				$form['limitEntriesCount'],
				$form['limitEntriesPeriod'],
				$form['scheduleStart'],
				$form['scheduleStartHour'],
				$form['scheduleStartMinute'],
				$form['scheduleStartAmpm'],
			)
		);
		$this->assertSame(
			array( '', true, 'retain', true ),
			array(
				$form['scheduleEnd'],
				$form['requireLogin'],
				$form['personalData']['retention']['policy'],
				$form['personalData']['preventIP'],
			)
		);
	}

	public function test_opening_hours_that_were_given_without_seconds_leave_with_the_form(): void {
		$hours  = array(
			'scheduleForm'  => true,
			'scheduleStart' => '2026-04-02T14:05',
			'scheduleEnd'   => '2026-05-02T09:00',
		);
		$stored = Inside::get( FormWriter::class )->create(
			$hours + array(
				'title'  => 'Spring',
				'fields' => array( array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ) ),
			)
		);
		$form   = json_decode( Inside::get( FormExport::class )->file( array( $stored->number ) ), true )[0];

		$this->assertSame(
			array( '04/02/2026', '2', '05', 'pm', '05/02/2026' ),
			array(
				$form['scheduleStart'],
				$form['scheduleStartHour'],
				$form['scheduleStartMinute'],
				$form['scheduleStartAmpm'],
				$form['scheduleEnd'],
			)
		);
	}

	public function test_a_page_break_that_an_editor_takes_out_is_gone_from_the_export(): void {
		$moved = $this->importFile( $this->text( 'moved' ) )[0]->number;
		$post  = get_post( Inside::get( FormRepository::class )->findAny( $moved )->postId );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post->ID,
					'post_content' => preg_replace( '~<!-- wp:atoll/page-break .*? /-->~', '', $post->post_content ),
				)
			)
		);
		$form = json_decode( Inside::get( FormExport::class )->file( array( 41 ) ), true )[0];

		$this->assertNotContains( 'page', array_column( $form['fields'], 'type' ) );
		$this->assertCount( 14, $form['fields'] );
	}

	public function test_a_section_stays_a_heading_that_visitors_read(): void {
		$number = $this->importFile( $this->text( 'moved' ) )[0]->number;
		$html   = \Atoll\plugin()->forms()->html( $number );

		$this->assertStringContainsString( '<h3>Your loan &amp; home</h3>', $html );
		$this->assertStringContainsString( '<em>today</em>', $html );
	}

	public function test_a_heading_that_an_editor_changes_is_a_section_in_the_export(): void {
		$moved = $this->importFile( $this->text( 'moved' ) )[0]->number;
		$post  = get_post( Inside::get( FormRepository::class )->findAny( $moved )->postId );
		$this->assertSame( FormPostType::NAME, $post->post_type );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post->ID,
					'post_content' => str_replace(
						'Your loan \u0026amp; home\u003c/h3',
						'A \u0026amp; B\u003c/h3',
						$post->post_content
					),
				)
			)
		);
		$section = json_decode( Inside::get( FormExport::class )->file( array( 41 ) ), true )[0]['fields'][2];

		$this->assertSame( array( 'section', 'A & B' ), array( $section['type'], $section['label'] ) );
		$this->assertArrayNotHasKey( 'content', $section );
	}
}
