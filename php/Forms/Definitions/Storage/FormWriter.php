<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\Posts\FormPostWriter;
use Atoll\Platform\Errors\StorageFailed;

/** Creates, changes and deletes forms through their posts: saving a post compiles its form, deleting it deletes it. */
final class FormWriter {

	public function __construct(
		private FormRepository $forms,
		private FormRows $rows,
		private FormPostWriter $posts,
		private FormBuilder $builder
	) {}

	/**
	 * @param array<string, mixed> $source
	 * @throws InvalidForm   If the source has problems, which the error lists; nothing is stored.
	 * @throws StorageFailed If the database refuses.
	 */
	public function create( array $source ): StoredForm {
		$this->builder->check( $source );
		$post   = $this->posts->insert( $source );
		$stored = $this->forms->findAnyOrNull( $this->forms->numberOrZero( $post ) );
		if ( null === $stored?->form ) {
			wp_delete_post( $post, true );
			throw new StorageFailed( "form post {$post} could not be compiled" );
		}
		return $stored;
	}

	/**
	 * Stores a form from another site, under the preferred number if that is free. Also stores a form that cannot be
	 * compiled, for an editor to repair; its source must say that it is not active.
	 *
	 * @param array<string, mixed> $source
	 * @param int                  $preferred 0 for any number.
	 * @throws StorageFailed If the database refuses.
	 */
	public function import( array $source, int $preferred ): StoredForm {
		$post = $this->posts->reserve();
		try {
			$number = $this->rows->claim( $post, $preferred );
			$this->posts->update( $post, $source );
		} catch ( StorageFailed $error ) {
			wp_delete_post( $post, true );
			throw $error;
		}
		return $this->forms->findAny( $number ) ?? throw new StorageFailed( "form post {$post} is gone" );
	}

	/**
	 * Replaces the whole form.
	 *
	 * @param array<string, mixed> $source
	 * @throws InvalidForm   If the source has problems.
	 * @throws StorageFailed If the form does not exist, or the database refuses.
	 */
	public function update( int $number, array $source ): StoredForm {
		$stored = $this->forms->findAny( $number ) ?? throw new StorageFailed( "no form {$number}" );
		$this->builder->check( $source );
		$version = $this->rows->version( $number );
		$this->posts->update( $stored->postId, $source );
		if ( $this->rows->version( $number ) === $version ) {
			throw new StorageFailed( "form {$number} could not be compiled" );
		}
		return $this->forms->findAny( $number ) ?? throw new StorageFailed( "no form {$number}" );
	}

	/** @throws StorageFailed */
	public function trash( int $number ): void {
		$stored = $this->forms->findAny( $number );
		null === $stored || wp_trash_post( $stored->postId );
		$this->forms->forget( $number );
	}

	/** Deletes the form for good, but not its entries. @throws StorageFailed */
	public function delete( int $number ): void {
		$stored = $this->forms->findAny( $number );
		null === $stored || wp_delete_post( $stored->postId, true );
		$this->forms->forget( $number );
	}
}
