<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** Files without JavaScript: stored when they are first posted, shown, carried along, and taken out again. */
final class PlainUploadTest extends PlainUploadTestCase {

	public function test_a_file_is_kept_while_another_answer_is_mended(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$answer = Http::post(
			$page,
			array(
				'atoll_form' => $form,
				'input_1'    => '',
				'input_6'    => new \CURLStringFile( self::PDF, 'pay <1> & 2.pdf' ),
			)
		);
		$this->assertSame( 422, $answer->status );
		$this->assertStringContainsString( 'Chosen: pay &lt;1&gt; &amp; 2.pdf', $answer->body );
		$second = Http::post( $page, http_build_query( array( 'input_1' => 'Jo' ) + $this->hidden( $answer->body ) ) );
		$this->assertSame( 303, $second->status, $second->body );
		$this->assertSame( array( 'pay <1> & 2.pdf', self::PDF ), $this->onlyFile() );
	}

	public function test_a_file_is_taken_out_again_by_its_box(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$hidden = $this->hidden(
			Http::post(
				$page,
				array( 'atoll_form' => $form, 'input_6' => new \CURLStringFile( self::PDF, 'pay.pdf' ) )
			)->body
		);
		$id     = json_decode( $hidden['gform_uploaded_files'], true )['input_6'][0]['temp_filename'];
		$this->assertSame(
			303,
			Http::post(
				$page,
				http_build_query( array( 'input_1' => 'Jo', 'atoll_remove_upload' => array( $id ) ) + $hidden )
			)->status
		);
		$stored = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
		$this->assertArrayNotHasKey( 6, $stored->answers );
	}

	public function test_a_new_file_replaces_the_one_there_was(): void {
		$form   = $this->uploadForm();
		$page   = $this->page( $form );
		$hidden = $this->hidden(
			Http::post(
				$page,
				array( 'atoll_form' => $form, 'input_6' => new \CURLStringFile( self::PDF, 'old.pdf' ) )
			)->body
		);
		$this->assertSame(
			303,
			Http::post(
				$page,
				array( 'input_1' => 'Jo', 'input_6' => new \CURLStringFile( self::PDF, 'new.pdf' ) ) + $hidden
			)->status
		);
		$this->assertSame( 'new.pdf', $this->onlyFile()[0] );
	}

	public function test_the_same_form_sent_twice_is_one_entry_and_another_file_is_another(): void {
		$form  = $this->uploadForm();
		$page  = $this->page( $form );
		$first = array(
			'atoll_form' => $form,
			'input_1'    => 'Jo',
			'input_6'    => new \CURLStringFile( self::PDF, 'pay.pdf' ),
		);
		$this->assertSame(
			array( 303, 303 ),
			array( Http::post( $page, $first )->status, Http::post( $page, $first )->status )
		);
		$this->assertSame( array( 1, 1 ), array( $this->countEntries(), $this->countFiles() ) );
		$this->assertSame(
			303,
			Http::post(
				$page,
				array( 'input_6' => new \CURLStringFile( self::PDF . 'x', 'pay.pdf' ) ) + $first
			)->status
		);
		$this->assertSame( 2, $this->countEntries() );
	}

	public function test_what_was_typed_is_printed_as_it_was_typed(): void {
		$form   = $this->uploadForm(
			array(),
			array(
				'fields' => array(
					array( 'id' => 1, 'kind' => 'textarea', 'label' => 'Note' ),
					array( 'id' => 2, 'kind' => 'text', 'label' => 'Name', 'required' => true ),
				),
			)
		);
		$typed  = '10 - 20 -- 3x4 ... (tm)';
		$answer = Http::post(
			$this->page( $form ),
			http_build_query( array( 'atoll_form' => $form, 'input_1' => $typed ) )
		);
		$this->assertSame( 422, $answer->status );
		$this->assertMatchesRegularExpression(
			'~<textarea[^>]*>\s*' . preg_quote( $typed, '~' ) . '</textarea>~',
			$answer->body
		);
	}

	public function test_a_form_without_a_file_needs_none(): void {
		$form = $this->uploadForm();
		$this->assertSame(
			303,
			Http::post( $this->page( $form ), array( 'atoll_form' => $form, 'input_1' => 'Jo' ) )->status
		);
	}

	public function test_an_empty_page_holds_nothing_of_anybody(): void {
		$html = Http::get( $this->page( $this->uploadForm() ) )->body;
		$this->assertStringContainsString( 'enctype="multipart/form-data"', $html );
		$hidden = $this->hidden( $html );
		$this->assertSame( array( '', '' ), array( $hidden['gform_uploaded_files'], $hidden['gform_unique_id'] ) );
	}

	/** @return array{string, string} Name and bytes of the only entry's only file. */
	private function onlyFile(): array {
		$entries = Inside::get( EntryRepository::class )->list( new EntryCriteria() );
		$this->assertCount( 1, $entries );
		$ids = json_decode( $entries[0]->answers[6], true );
		$this->assertCount( 1, $ids );
		return array( (string) $this->find( $ids[0] )?->name, $this->bytesOf( $ids[0] ) );
	}
}
