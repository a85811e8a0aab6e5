<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\FormTemplates;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Services\Lazy;

/**
 * The compiled definitions of forms: compiled when a post is saved, and restored when a form is read.
 *
 * @phpstan-import-type Row from FormRows
 */
final class FormDefinitions {

	/** Meta key of a form's post whose last saved content could not be compiled. */
	private const REFUSED = '_atoll_refused';

	/**
	 * @param \Closure(): FormSource       $sources   These three are only needed to compile; most requests restore.
	 * @param \Closure(): FormTemplates    $templates
	 * @param \Closure(): FormLanguageRows $languages
	 */
	public function __construct(
		private FormRows $rows,
		private FormVersions $versions,
		private FormBuilder $builder,
		#[Lazy( FormSource::class )] private \Closure $sources,
		#[Lazy( FormTemplates::class )] private \Closure $templates,
		#[Lazy( FormLanguageRows::class )] private \Closure $languages,
	) {}

	/**
	 * Compiles a saved post and stores the definition as the form's next version.
	 *
	 * @throws InvalidForm                           If the post has problems; nothing is stored.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function make( int $number, \WP_Post $post ): void {
		$source = ( $this->sources )()->fromPost( $post );
		try {
			[ $version, $definition ] = $this->versions->add(
				$number,
				$this->rows->version( $number ),
				fn( int $version ) => $this->builder->definition( $source, $number, $version )
			);
		} catch ( InvalidForm $refused ) {
			update_post_meta( $post->ID, self::REFUSED, '1' );
			throw $refused;
		}
		$this->rows->save( $number, $version, ( $this->templates )()->with( $definition ) );
		( $this->languages )()->delete( $number );
		delete_post_meta( $post->ID, self::REFUSED );
	}

	/** Deletes the definitions of a deleted form in further languages. */
	public function delete( int $number ): void {
		( $this->languages )()->delete( $number );
	}

	/**
	 * @param Row $row Row from {@see FormRows::find()}.
	 * @return Form|null Null if no usable definition could be made.
	 */
	public function restore( int $number, array $row ): ?Form {
		return $this->builder->restore( $row['definition'] )
			?? $this->inLanguage( $number, $row )
			?? $this->lastAccepted( $row )
			?? $this->rebuild( $number, $row )
			?? $this->builder->restoreAny( $row['definition'] );
	}

	/**
	 * Returns the form in the current language of a multilingual site. The row holds the language that the form was
	 * saved in; others have rows of their own. Otherwise, visitors in two languages would make the form compile again
	 * and again.
	 *
	 * @param Row $row
	 */
	private function inLanguage( int $number, array $row ): ?Form {
		return $this->builder->isInOtherLanguage( $row['definition'] )
			? $this->builder->restore( ( $this->languages )()->find( $number, get_locale(), $row['version'] ) )
			: null;
	}

	/**
	 * Returns the visitors' version of a form whose post was refused later; compiling again would publish what was
	 * refused.
	 *
	 * @param Row $row
	 */
	private function lastAccepted( array $row ): ?Form {
		return '' === get_post_meta( $row['post_id'], self::REFUSED, true )
			? null
			: $this->builder->restoreAny( $row['definition'] );
	}

	/**
	 * Compiles the definition of another contract again from the post. A form that was published stays open even if the
	 * current contract would refuse it; its editor is told at the next save. If compiling fails, for example because
	 * the plugin that provides a kind is gone, the reason is logged, and visitors keep the last version that works.
	 *
	 * @param Row $row
	 */
	private function rebuild( int $number, array $row ): ?Form {
		try {
			$post       = get_post( $row['post_id'] ) ?? throw new \RuntimeException( 'its post is gone' );
			$version    = max( 1, $row['version'] );
			$source     = array( 'tolerant' => true ) + ( $this->sources )()->fromPost( $post );
			$definition = $this->builder->definition( $source, $number, $version );
			$stored     = ( $this->templates )()->with( $definition );
			$this->builder->isInOtherLanguage( $row['definition'] )
				? ( $this->languages )()->save( $number, get_locale(), $version, $stored )
				: $this->rows->save( $number, $version, $stored );
			return Form::from( $stored );
		} catch ( \Throwable $problem ) {
			( new ErrorLog() )->note( "form {$number} cannot be used: {$problem->getMessage()}" );
			return null;
		}
	}
}
