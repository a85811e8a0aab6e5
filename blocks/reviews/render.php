<?php
/**
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->reviews()->block(); // Escaped where it is built.
