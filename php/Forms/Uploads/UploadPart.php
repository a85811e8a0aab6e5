<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Uploads\Receiving\PostedUploads;
use Atoll\Platform\Islands\IslandPartSettings;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\SiteLanguage;

/** Prints what a form with file fields needs. */
final class UploadPart implements IslandPartSettings {

	public function settings( int $formNumber ): array {
		return array(
			'nonce'  => SiteLanguage::inAddress( RestNamespaces::url( RestNamespaces::ATOLL, '/upload-nonce' ) ),
			'upload' => SiteLanguage::inAddress( RestNamespaces::url( RestNamespaces::ATOLL, '/uploads' ) ),
		);
	}

	/** Lists the files that a form already has, each with a checkbox to remove it; the island replaces this list. */
	public function list( FieldView $view ): string {
		$items = '';
		foreach ( is_array( $view->answer ) ? $view->answer : array() as $file ) {
			$items .= $file instanceof FileAnswer ? $this->item( $view, $file ) : '';
		}
		return '' === $items ? '' : Html::element( 'ul', array( 'class' => 'atoll-uploads' ), $items );
	}

	private function item( FieldView $view, FileAnswer $file ): string {
		$id   = $view->id() . '-' . $file->id;
		$box  = Html::single(
			'input',
			array(
				'type'  => 'checkbox',
				'class' => 'atoll-upload__box',
				'id'    => $id,
				'name'  => PostedUploads::REMOVE . '[]',
				'value' => $file->id,
			)
		);
		$name = Html::element(
			'span',
			array( 'class' => 'atoll-upload__name' ),
			/* translators: %s: name of a file. */
			Html::text( sprintf( __( 'Chosen: %s', 'atoll' ), $file->name ) )
		);
		$text = Html::text( __( 'Remove', 'atoll' ) )
			. Html::element( 'span', array( 'class' => 'atoll-upload__of' ), ' ' . Html::text( $file->name ) );
		return Html::element(
			'li',
			array( 'class' => 'atoll-upload' ),
			$name
				. Html::element(
					'span',
					array( 'class' => 'atoll-upload__remove' ),
					$box . Html::element( 'label', array( 'for' => $id ), $text )
				)
		);
	}
}
