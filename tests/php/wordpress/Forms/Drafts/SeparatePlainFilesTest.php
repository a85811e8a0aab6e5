<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Tests\WordPress\Forms\Uploads\PlainUploadTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;

/** As {@see SeparateFilesTest}, by pages alone. */
final class SeparatePlainFilesTest extends PlainUploadTestCase {

	public function test_what_is_saved_apart_is_opened_with_a_key_and_copies_of_its_own(): void {
		$form   = $this->uploadForm( array(), array( 'save' => true ) );
		$file   = $this->uploaded( $form );
		$files  = $this->fileList( array( 'input_6' => array( $file ) ) );
		$hidden = array( 'atoll_form' => $form, 'gform_unique_id' => self::KEY, 'gform_uploaded_files' => $files );
		$first  = $this->save( $this->page( $form ), 'Jo', $hidden )->header( 'Location' );
		$seen   = $this->hidden( Http::get( $first )->body );
		$this->assertSame( 303, $this->save( $first, 'First', $seen )->status );
		$second = $this->save( $first, 'Second', $seen );
		$this->assertSame( 409, $second->status );
		$apart = $this->save( $first, 'Second', $this->hidden( $second->body ) );
		$this->assertSame( 303, $apart->status, $apart->body );
		$own = $this->hidden( Http::get( $apart->header( 'Location' ) )->body );
		$this->assertStringContainsString( 'pay.pdf', $own['gform_uploaded_files'] );
		$this->assertStringNotContainsString( $file, $own['gform_uploaded_files'] );
		$this->assertNotSame( self::KEY, $own['gform_unique_id'] );
		$this->assertStringContainsString(
			$file,
			$this->hidden( Http::get( $first )->body )['gform_uploaded_files']
		);
	}

	public function test_sending_what_was_to_be_saved_apart_leaves_the_newer_form_its_files(): void {
		$form   = $this->uploadForm( array(), array( 'save' => true ) );
		$file   = $this->uploaded( $form );
		$files  = $this->fileList( array( 'input_6' => array( $file ) ) );
		$hidden = array( 'atoll_form' => $form, 'gform_unique_id' => self::KEY, 'gform_uploaded_files' => $files );
		$first  = $this->save( $this->page( $form ), 'Jo', $hidden )->header( 'Location' );
		$seen   = $this->hidden( Http::get( $first )->body );
		$this->assertSame( 303, $this->save( $first, 'First', $seen )->status );
		$told = $this->hidden( $this->save( $first, 'Second', $seen )->body );
		$this->assertSame( 303, $this->submit( $first, 'Second', $told )->status );
		$newer = $this->hidden( Http::get( $first )->body );
		$this->assertStringContainsString( 'pay.pdf', $newer['gform_uploaded_files'] );
		$this->assertStringNotContainsString( $file, $newer['gform_uploaded_files'] );
		$this->assertSame( 303, $this->submit( $first, 'First', $newer )->status );
		$this->assertSame( 2, $this->countEntries() );
	}

	public function test_it_is_still_saved_apart_after_another_page_of_the_form(): void {
		$form   = $this->uploadForm( array(), array( 'save' => true ) );
		$first  = $this->save( $this->page( $form ), 'Jo', array( 'atoll_form' => $form ) )->header( 'Location' );
		$seen   = $this->hidden( Http::get( $first )->body );
		$this->assertSame( 303, $this->save( $first, 'First', $seen )->status );
		$told   = $this->hidden( $this->save( $first, 'Second', $seen )->body );
		$turned = $this->hidden( $this->submit( $first, '', $told )->body );
		$this->assertSame( 303, $this->save( $first, 'Second', $turned )->status );
		$this->assertStringContainsString( 'value="First"', Http::get( $first )->body );
	}

	/** @param array<string, string|int> $hidden */
	private function submit( string $page, string $name, array $hidden ): HttpAnswer {
		return Http::post( $page, http_build_query( array( 'input_1' => $name ) + $hidden ) );
	}

	/** @param array<string, string|int> $hidden */
	private function save( string $page, string $name, array $hidden ): HttpAnswer {
		return Http::post( $page, http_build_query( array( 'input_1' => $name, 'gform_save' => '1' ) + $hidden ) );
	}
}
