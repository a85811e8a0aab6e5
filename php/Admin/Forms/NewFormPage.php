<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Http\CurrentRequest;

/**
 * A new page that starts with a form, linked from the form's editor. As with other initial content, it is stored once
 * the user saves the page.
 */
final class NewFormPage {

	/** Query argument with the form's number. */
	public const PARAMETER = 'atoll_form';
	/** URL of that screen, without the number at its end. */
	public const ADDRESS = 'post-new.php?post_type=page&' . self::PARAMETER . '=';

	public function __construct( private FormRepository $forms, private CurrentRequest $request ) {}

	/** Filters `default_content`. */
	public function content( string $content, \WP_Post $post ): string {
		$number = $this->number( $post );
		return null === $number
			? $content
			: get_comment_delimited_block_content( 'atoll/form', array( 'formId' => $number ), '' );
	}

	/** Filters `default_title`. */
	public function title( string $title, \WP_Post $post ): string {
		$number = $this->number( $post );
		return null === $number ? $title : (string) $this->forms->findOrNull( $number )?->title();
	}

	private function number( \WP_Post $post ): ?int {
		$number = 'page' === $post->post_type ? $this->request->id( self::PARAMETER ) : 0;
		return $number > 0 && null !== $this->forms->findOrNull( $number ) ? $number : null;
	}
}
