<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\FormTemplates;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Platform\Errors\ErrorLog;

/**
 * The compiled definitions of forms: made when a post is saved, and restored when a form is read.
 *
 * @phpstan-import-type Row from FormRows
 */
final class FormDefinitions {

	/** Meta of a form's post that could not be compiled as it was saved last. */
	private const REFUSED = '_atoll_refused';

	/**
	 * @param \Closure(): FormSource       $sources   All made when a form is compiled: most requests restore one.
	 * @param \Closure(): FormTemplates    $templates
	 * @param \Closure(): FormLanguageRows $languages
	 */
	public function __construct(
		private FormRows $rows,
		private FormVersions $versions,
		private FormBuilder $builder,
		private \Closure $sources,
		private \Closure $templates,
		private \Closure $languages,
	) {}

	/**
	 * Compiles a saved post and stores the definition as the form's next version.
	 *
	 * @throws InvalidForm                           When it cannot become a form; nothing is stored.
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

	/** Of a form that is gone. */
	public function delete( int $number ): void {
		( $this->languages )()->delete( $number );
	}

	/**
	 * @param Row $row As {@see FormRows::find()} has it.
	 * @return Form|null Null when no usable definition could be made.
	 */
	public function restore( int $number, array $row ): ?Form {
		return $this->builder->restore( $row['definition'] )
			?? $this->inLanguage( $number, $row )
			?? $this->lastAccepted( $row )
			?? $this->rebuild( $number, $row )
			?? $this->builder->restoreAny( $row['definition'] );
	}

	/**
	 * On a site with several languages the row keeps the one that the form was saved in, and others lie beside it: else
	 * each change of language between two visitors would compile the form again.
	 *
	 * @param Row $row
	 */
	private function inLanguage( int $number, array $row ): ?Form {
		return $this->builder->isInOtherLanguage( $row['definition'] )
			? $this->builder->restore( ( $this->languages )()->find( $number, get_locale(), $row['version'] ) )
			: null;
	}

	/**
	 * What visitors have of a form whose post was refused since: made anew, the refused would go live.
	 *
	 * @param Row $row
	 */
	private function lastAccepted( array $row ): ?Form {
		return '' === get_post_meta( $row['post_id'], self::REFUSED, true )
			? null
			: $this->builder->restoreAny( $row['definition'] );
	}

	/**
	 * A definition of another contract is made anew from the post. What could be published once stays, though the
	 * present contract would refuse it: its editor hears of that at the next save. If it fails, as where the plugin
	 * that brought a kind of field is gone, the log says why, and visitors keep the last version that works.
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
