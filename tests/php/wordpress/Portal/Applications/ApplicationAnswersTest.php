<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;

/** The answers of an application, as the client who sent it reads and downloads them. */
final class ApplicationAnswersTest extends ApplicationPagesTestCase {

	public function test_answers_stand_page_by_page_under_the_questions_that_were_asked(): void {
		$entry = $this->sentEntry();
		$shown = $this->portal( $this->as( $this->client, $this->url( $entry->id ) )->body );
		$order = array(
			'>About you<', '>Your name<', 'Jo &lt;b&gt;', '>Password<', '>set<', '>Your loan<', '>Amount<', '>$500,000',
			'>Other questions<', 'An older answer',
		);
		$found = array_map( static fn( string $text ) => strpos( $shown, $text ), $order );
		$sorted = $found;
		sort( $sorted );
		$this->assertNotContains( false, $found, $shown );
		$this->assertSame( $sorted, $found );
		foreach ( array( 'Lead score', 'campaign-7', 'CRM name', 'Jo <b>', 'hunter2' ) as $inside ) {
			$this->assertStringNotContainsString( $inside, $shown );
		}
	}

	public function test_its_answers_are_a_file_for_spreadsheets_for_its_owner_alone(): void {
		$entry  = $this->sentEntry();
		$url    = add_query_arg( 'download', 'csv', $this->url( $entry->id ) );
		$answer = $this->as( $this->client, $url );
		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( "Portal_form_{$entry->id}.csv", $answer->header( 'Content-Disposition' ) );
		$this->assertStringContainsString(
			"\"About you\",\"\"\r\n\"Your name\",\"Jo <b>\"\r\n\"Password\",\"set\"\r\n\"\",\"\"\r\n\"Your loan\",\"\"\r\n",
			$answer->body
		);
		$this->assertStringContainsString( '"Amount","500000"', $answer->body, 'it can be added up' );
		$this->assertStringContainsString( "\"'=1+1\"", $answer->body, 'no spreadsheet runs it' );
		$this->assertSame( 404, $this->as( $this->other, $url )->status );
	}

	private function sentEntry(): Entry {
		$form = Inside::get( FormWriter::class )->create(
			array(
				'title'  => 'Portal form',
				'fields' => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Your name', 'adminLabel' => 'CRM name' ),
					array( 'id' => 2, 'kind' => 'password', 'label' => 'Password' ),
					array( 'id' => 3, 'kind' => 'text', 'label' => 'Lead score', 'visibility' => 'hidden' ),
					array(
						'id'           => 4,
						'kind'         => 'number',
						'numberFormat' => 'currency',
						'label'        => 'Amount',
						'page'         => 1,
					),
					array( 'id' => 5, 'kind' => 'text', 'label' => 'Anything else', 'page' => 1 ),
				),
				'pageList' => array( array( 'title' => 'About you' ), array( 'title' => 'Your loan' ) ),
			)
		)->number;
		$entry = $this->entryOf( $this->client );
		$this->alter(
			$entry->id,
			array(
				'form_number' => $form,
				'answers'     => (string) wp_json_encode(
					array(
						'1'  => 'Jo <b>',
						'2'  => 'set',
						'3'  => 'campaign-7',
						'4'  => '500000',
						'5'  => '=1+1',
						'77' => 'An older answer',
					)
				),
			)
		);
		return Inside::get( EntryRepository::class )->find( $entry->id ) ?? $this->fail();
	}
}
